### The shell: pages around the tables, in English.

brand = Starboard
