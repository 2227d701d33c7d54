"""What blocks are worth and how many the bank has."""

from importlib.resources import files

import msgspec
from msgspec import Struct


class _GoodsData(Struct):
    prices: dict[str, int]
    blocks: dict[str, int]
    blocks_values: str


_data = msgspec.json.decode(files(__package__).joinpath("goods.json").read_bytes(), type=_GoodsData)

PRICES = _data.prices
BLOCKS = _data.blocks
BLOCKS_SURE = _data.blocks_values
"""How sure the numbers of blocks are."""
