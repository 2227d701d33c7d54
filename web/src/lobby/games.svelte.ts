// The games the server offers, in the language of the page.

import { games as askGames } from '$lib/api'
import type { GameInfo } from '$lib/protocol'
import { knows, t, type Language } from '$lib/words.svelte'

let offered = $state.raw<readonly GameInfo[]>([])
let told: Language | null = null

/** All of them; reactive, and empty until the server has answered. */
export function games(): readonly GameInfo[] {
  return offered
}

export function gameInfo(name: string): GameInfo | undefined {
  return offered.find((game) => game.name === name)
}

/** Ask for the games in a language, unless they are known in it. */
export async function loadGames(language: Language): Promise<void> {
  if (told === language) return
  told = language
  try {
    const answer = await askGames()
    if (told === language) offered = answer
  } catch (problem) {
    told = null
    throw problem
  }
}

/** How a bot is called; one that came after this client is called by its own name. */
export function botName(bot: string): string {
  return knows(`bot-${bot}`) ? t(`bot-${bot}`) : bot
}

/** The bot that plays best: games list theirs from the weakest on. */
export function bestBot(game: GameInfo): string | null {
  return game.bots.at(-1) ?? null
}

/** A seat by its colour, as the game calls it. */
export function seatName(game: string, seat: number): string {
  return gameInfo(game)?.seat_names[seat] ?? t('seat-number', { seat: seat + 1 })
}
