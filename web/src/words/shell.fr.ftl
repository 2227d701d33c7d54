### Le cadre : les pages autour des tables, en français.

brand = Starboard
