"""The table service: lobby, seats, WebSocket, storage, clocks, bots' seats."""
