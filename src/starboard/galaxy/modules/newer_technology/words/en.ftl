option-newer_technology = even newer technology
option-newer_technology-no = without even newer technology
option-newer_technology-yes = with even newer technology

## Components

kind-router = router module
    .a = a router module
    .noun = router module
kind-auto_defense = auto-defense system
    .a = an auto-defense system
    .noun = auto-defense system
kind-life_support_purple_cyan = purple and cyan life support
    .a = a purple and cyan life support
    .noun = mixed life support
kind-life_support_brown_cyan = brown and cyan life support
    .a = a brown and cyan life support
    .noun = mixed life support
kind-crubot_station = crubot station
    .a = a crubot station
    .noun = crubot station
kind-plated_hold = plated hold
    .a = a plated hold
    .noun = plated hold
kind-solar_panel = solar panel
    .a = a solar panel
    .noun = solar panel
kind-armory = armory
    .a = an armory
    .noun = armory
kind-thruster = thruster
    .a = a thruster
    .noun = thruster

group-solar_panel = Solar panels
group-thruster = Thrusters
group-router = Router modules
group-crubots = Crubot stations
group-auto_defense = Auto-defense
group-armory = Armories

explain-kind-router = Does nothing, sociably: all components joined to it, or to other routers joined to it, work as if they were joined to each other. Diseases appreciate it, too.
explain-kind-auto_defense = Two of them joined to each other are worth 1 cannon, for free and in every direction; each can be in one pair only. Any single one also throws out intruders who enter it.
explain-kind-life_support_purple_cyan = Lets one alien of either colour live in a cabin joined to it. Where no cyan aliens are about, it is for purple and brown ones.
explain-kind-life_support_brown_cyan = Lets one alien of either colour live in a cabin joined to it. Where no cyan aliens are about, it is for purple and brown ones.
explain-kind-crubot_station = Four robots in a cupboard. For one battery token they count as crew until the card is over, when crews are compared or a card needs a crew of some size. They can’t be given away, can’t fly the ship and don’t want to talk about it.
explain-kind-plated_hold = Holds 1 block of any colour, red ones too. Nothing that flies harms its plated side.
explain-kind-solar_panel = Once for each card it powers one component joined to it, in place of a battery token. It charges no batteries, and sunshine doesn’t keep.
explain-kind-armory = All crew members on components joined to it are armed. Where crews are compared, each counts twice; and intruders who walk in on them wish they hadn’t.
explain-kind-thruster = After the roll, one battery token pushes a meteor or a shot one line over, towards a side it points to. Once for each roll, and for your ship only. Nothing may stand where it points. It adds nothing to your engines.

error-before_thruster = { $square } is right in the blast of the thruster on { $other }

## Questions

question-thrust = { $hazard } { $from } { $aimed ->
    [no] will miss you.
   *[yes] is heading for { $component }.
} Battery tokens: { $cells }. Fire the thrusters?
option-thrust-push = push it { $side ->
    [left] to the left
    [right] to the right
    [front] to the front
   *[rear] to the rear
}
option-thrust-activate = switch on the crubots in { $component }
option-thrust-none = no, let it come
question-rouse = Somebody with muddy boots is about to walk into { $component }, weapons within reach. Battery tokens: { $cells }. Switch the crubots on?
option-rouse-activate = switch them on: { $component }
option-rouse-none = no, let them sleep
option-count_crew-activate = switch on the crubots in { $component }
option-battery-sun = the sun, by { $component }

## Terminal

group-thrust-push = push SIDE — where to push it
group-thrust-activate = activate SQUARE — the crubot station to switch on
group-rouse-activate = activate SQUARE — the crubot station to switch on
group-count_crew-activate = activate SQUARE — the crubot station to switch on
group-battery-sun = sun SQUARE — the solar panel to use

## What follows

then-misses = it misses you
then-bounces = it bounces off
then-shot_down = a cannon shoots it down

## What happens

event-pushed_aside = { $who ->
    [you] You fire the thrusters. Everybody slides across the floor, and so does the whole ship.
   *[other] { $name } fires the thrusters. Something falls over in the kitchen.
}
event-sun_used = { $who ->
    [you] Your solar panel helps out. It’s free, it’s green, it’s gone until the next card.
   *[other] { $name }’s solar panel helps out, and it costs nothing.
}
event-sun_back = { $who ->
    [you] Your solar panels have the sun on them again.
   *[other] { $name }’s solar panels have the sun on them again.
}
event-crubots_activated = { $who ->
    [you] { $crew } crubots of yours step out of their cupboard and salute.
   *[other] { $crew } crubots of { $name } step out of their cupboard and salute.
}
event-crubots_off = { $who ->
    [you] Your crubots go back to their cupboard. Nobody thanks them.
   *[other] { $name }’s crubots go back to their cupboard. Nobody thanks them.
}

## New here

new-newer_technology-1 = Thrusters
    .text = The dice have spoken, and you don’t like it? If a thruster points to the side, one battery token moves the hit one line that way, on your ship only. Off the ship is fine. Onto the component next door is your problem.
new-newer_technology-2 = Solar panels and routers
    .text = A solar panel powers one component joined to it, once for each card. A router module makes everything joined to it neighbours: panels, life supports, boosters, armories. And cabins, when there is something going round.
new-newer_technology-3 = Crubots
    .text = A battery token wakes all four robots of a station until the card is over. They count as crew, and nobody can make you give them away. Every crew should be like that.
new-newer_technology-4 = Weapons
    .text = Crew joined to an armory counts twice where crews are compared. Two auto-defense systems joined to each other are worth a cannon that needs no token and no aim.
new-newer_technology-5 = Mixed life supports and plated holds
    .text = A mixed life support takes an alien of either colour on it. A plated hold has one side that nothing can dent. Turn it towards the trouble.
