// Every word in both languages: a gap would show a message's id to a person. (tests/words finds what nobody uses.)

import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'

const here = import.meta.dirname
const parts = [...new Set(readdirSync(here).flatMap((file) => file.match(/^(.+)\.(?:en|fr)\.ftl$/)?.[1] ?? []))]

function messages(path: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const entry of new FluentResource(readFileSync(path, 'utf-8')).body) {
    if (entry.value !== null) found.set(entry.id, variables(entry.value))
    for (const [name, value] of Object.entries(entry.attributes)) found.set(`${entry.id}.${name}`, variables(value))
  }
  return found
}

/** The variables a pattern speaks of, as one text to compare. */
function variables(pattern: unknown): string {
  const names = [...JSON.stringify(pattern).matchAll(/"type":"var","name":"(\w+)"/g)].map((match) => match[1])
  return [...new Set(names)].sort().join(' ')
}

describe.each(parts)('the words of the %s', (part) => {
  const english = messages(join(here, `${part}.en.ftl`))
  const french = messages(join(here, `${part}.fr.ftl`))

  it('are the same messages in both languages', () => {
    expect([...french.keys()].sort()).toEqual([...english.keys()].sort())
  })

  it('speak of the same things in both languages', () => {
    expect(Object.fromEntries(french)).toEqual(Object.fromEntries(english))
  })
})

it('French signs stay on the line of their word', () => {
  const written = [...parts.map((part) => join(here, `${part}.fr.ftl`)), join(here, '../../../src/starboard/galaxy/words/fr.ftl')]
  const lines = written.flatMap((path) => readFileSync(path, 'utf-8').split('\n')).filter((line) => !line.startsWith('#'))
  expect(lines.filter((line) => / [:;?!»]|« /.test(line))).toEqual([])
})

it('no message has two meanings', () => {
  const games = ['galaxy'].map((game) => join(here, `../../../src/starboard/${game}/words/en.ftl`))
  const own = parts.map((part) => join(here, `${part}.en.ftl`))
  const ids = [...own, ...games].flatMap((path) => [...messages(path).keys()])
  expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([])
})
