# Words of what several modules share, loaded with any of them.

need-after_learning = « { $option } » n’est pas pour le vol d’apprentissage.

## Composants

kind-stasis_chamber = chambre de stase
    .a = une chambre de stase
    .noun = chambre de stase
kind-life_support_cyan = support vital cyan
    .a = un support vital cyan
    .noun = support vital cyan
kind-reactor_furnace = four à fusion
    .a = un four à fusion
    .noun = four à fusion
kind-cannon_booster = booster de canon
    .a = un booster de canon
    .noun = booster de canon
kind-engine_booster = booster de moteur
    .a = un booster de moteur
    .noun = booster de moteur
kind-shield_booster = booster de bouclier
    .a = un booster de bouclier
    .noun = booster de bouclier
kind-engine_cannon = moteur et canon
    .a = un moteur et canon
    .noun = moteur et canon
kind-battery_cargo = batterie et soute
    .a = une batterie et soute
    .noun = batterie et soute
kind-battery_special_cargo = batterie et soute spéciale
    .a = une batterie et soute spéciale
    .noun = batterie et soute spéciale
kind-mixed_cargo = soute mixte
    .a = une soute mixte
    .noun = soute mixte

group-booster = Boosters
group-stasis = Chambres de stase
group-furnace = Fours

explain-kind-life_support_cyan = Permet à un alien cyan de vivre dans une cabine qui y est reliée. Perdez-le, et l’alien fait ses valises.
explain-kind-reactor_furnace = Chaque fois que vous gagnez des marchandises, brûlez-y un bloc pour remplir à ras bord une batterie qui y est reliée. Sans batterie reliée, il ne fait rien.
explain-kind-mixed_cargo = Deux soutes ordinaires et une renforcée : place pour 3 blocs, dont un rouge.
explain-kind-battery_cargo = Contient 2 jetons batterie et 2 blocs, mais pas de rouges.
explain-kind-battery_special_cargo = Contient 2 jetons batterie et 1 bloc de n’importe quelle couleur, rouge compris.
explain-kind-shield_booster = Un bouclier relié arrête aussi les grosses météorites et les tirs lourds, pour deux jetons batterie chaque fois.

## Figurines

crew-cyan = un alien cyan
crew-sleeper = des dormeurs
option-board_crew-cyan = un alien cyan (avec une spécialisation)

## Questions

option-shield-boost = pousser { $component } à fond
option-shoot-boost = l’arrêter avec { $component }, poussé à fond
option-power_cannons-boost = pousser { $component } à fond
option-load-burn = brûler { $block } pour remplir { $component }
group-power_cannons-boost = boost CASE — le canon à pousser à fond
group-shield-boost = boost CASE — le bouclier à pousser à fond
group-shoot-boost = boost CASE — le bouclier à pousser à fond
group-load-burn = burn COULEUR CASE — brûler un bloc pour remplir cette batterie

## Ce qui se passe

event-shield_boosted = { $who ->
    [you] Votre bouclier poussé à fond bourdonne, rougeoie et tient bon.
   *[other] Le bouclier poussé à fond { DE($name) } bourdonne, rougeoie et tient bon.
}
event-recharged = { $who ->
    [you] Vous jetez { $block } au four
   *[other] { $name } jette { $block } au four
} et la batterie gagne { $cells ->
    [one] un jeton.
   *[other] { $cells } jetons.
}
