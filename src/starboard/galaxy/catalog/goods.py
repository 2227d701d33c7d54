"""What blocks are worth and how many the bank has."""

from importlib.resources import files

import msgspec
from msgspec import Struct


class _GoodsData(Struct):
    prices: dict[str, int]
    blocks: dict[str, int]


_data = msgspec.json.decode(files(__package__).joinpath("goods.json").read_bytes(), type=_GoodsData)

PRICES = _data.prices
BLOCKS = _data.blocks
