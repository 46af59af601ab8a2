import type { World } from '#platform/world.ts'
import type { Language } from '#domain/preferences/language.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import type { PublishedLegalText } from '../published-form.ts'
import { withoutNotes } from './counsel.ts'

export type LegalText = {
  block: string
  version: number
  states: readonly string[]
  en: string
  es?: string | undefined
}

/** Publishes the legal texts that come with the product. A version that is there stays as it is: forms were signed with it. */
export async function publishLegalTexts({ db }: World, texts: readonly LegalText[]): Promise<void> {
  const rows = texts.map(({ block, version, states, en, es = null }) => ({
    block,
    version,
    en,
    es,
    states: [...states],
  }))
  if (rows.length === 0) return
  await db
    .insertInto('legal_text')
    .values(rows)
    .onConflict((row) => row.doNothing())
    .execute()
}

/** The paragraphs of a text as a customer reads it, by its block and version; null where it isn't written in the language. */
export type LegalParagraphs = (block: string, version: number) => readonly string[] | null

/** Every legal text in one language. There are few, and they never change. */
export async function readLegalTexts({ db }: World, language: Language): Promise<LegalParagraphs> {
  const rows = await db.selectFrom('legal_text').select(['block', 'version', 'en', 'es']).execute()
  const texts = new Map(rows.map((row) => [`${row.block} ${row.version}`, row[language]]))
  return (block, version) => {
    const text = texts.get(`${block} ${version}`)
    return text ? withoutNotes(text).split('\n\n') : null
  }
}

const mostTexts = 1000

/** Every version of every legal text, for who fills in forms: a device stores them. */
export function listLegalTexts(world: World, _filler: Allowed<'forms.fill'>): Promise<PublishedLegalText[]> {
  return readAllLegalTexts(world)
}

/** For the product itself: what a form that names one is checked with. */
export function readAllLegalTexts({ db }: World): Promise<PublishedLegalText[]> {
  return db
    .selectFrom('legal_text')
    .select(['block', 'version', 'states', 'en', 'es'])
    .orderBy('block')
    .orderBy('version')
    .limit(mostTexts)
    .execute()
}
