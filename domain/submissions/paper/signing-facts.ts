import { createHash } from 'node:crypto'
import type { Fact } from '#platform/pdf/document.ts'
import { canonicalJson } from '#platform/canonical-json.ts'
import { isOfCustomer } from '#domain/forms/answers/declining.ts'
import type { Ink } from '#domain/forms/answers/ink.ts'
import { Signed } from '#domain/forms/answers/signed.ts'
import type { Field } from '#domain/forms/definition/field.ts'
import type { Language } from '#domain/preferences/language.ts'
import type { SigningChannel } from '#domain/signing-requests/signing-channels.ts'
import type { CopyGiven } from '../copies-given.ts'
import { momentWords } from './moment-words.ts'
import { paperWords, roleWords } from './paper-words.ts'
import { labelOf, Written, type PaperSources } from './section-blocks.ts'
import { dayWords } from './value-words.ts'

/** By signing request, the link behind which someone signed: how it was made, by whom and when. */
export type LinksOfPaper = ReadonlyMap<
  string,
  { channel: SigningChannel; by: string; made_at: Date; submission_id: string }
>

type Agreed = Extract<Signed, { way: 'drawn' | 'typed' }>

type Sources = Pick<PaperSources, 'path' | 'language' | 'isBeforeDeclining'>

/**
 * What proves each signature: who, when and how, what they agreed to, which copy they chose, and the hash of their ink; of a refusal why
 * and before whom. What was written by hand has a hash of its own.
 */
export function signingFacts(sources: Sources, links: LinksOfPaper): Fact[] {
  const { path, language } = sources
  const words = paperWords[language]
  return path.shown.flatMap((field) => {
    if (field.type === 'handwriting') return writtenFacts(field, sources)
    const signed = field.type === 'signature' ? Signed.safeParse(path.valueOf(field.id)).data : undefined
    if (field.type !== 'signature' || !signed) return []
    const at = momentWords(new Date(signed.at), language)
    const label = `${roleWords(field.signer, 'signs_as' in signed ? signed : undefined, language)}, ${signed.name}`
    if (signed.way === 'declined') return [{ label, value: words.refused({ ...signed, at }) }]
    if (signed.way === 'paper') {
      const on = words.signedOn(words.ways.paper, dayWords(signed.signed_on, language))
      return [{ label, value: `${on} ${words.addedAs(signed.photos.length, at)}` }]
    }
    const copy = copyOf(field, signed)
    const link = signed.link && links.get(signed.link.request)
    const agreed = [
      words.signedOn(words.ways[signed.way], at),
      ...(link ? [words.linkOf[link.channel](link.by, momentWords(link.made_at, language))] : []),
      words.agreed,
      ...(signed.read_to_end ? [words.readToEnd] : []),
      ...(signed.read_in ? [words.readIn[signed.read_in]] : []),
      ...(copy ? [words.copies[copy]] : []),
      ...(signed.way === 'drawn' ? [words.inkHash(inkHash(signed.ink))] : []),
    ]
    return [{ label, value: agreed.join(' ') }]
  })
}

function writtenFacts(field: Field, sources: Sources): Fact[] {
  const { path, language } = sources
  const written = Written.safeParse(path.valueOf(field.id)).data
  if (!written) return []
  const words = paperWords[language]
  const at = momentWords(new Date(written.at), language)
  const value = `${words.signedOn(words.byHand, at)} ${words.inkHash(inkHash(written.ink))}`
  return [{ label: labelOf(field, sources), value }]
}

/**
 * How whoever signed gets a copy; undefined where nobody asked. Earlier records say `none` where the company signed, which was not
 * asked, and behind a link, where it stood for the download.
 */
function copyOf(field: Extract<Field, { type: 'signature' }>, { copy_to, link }: Agreed) {
  if (copy_to !== 'none') return copy_to
  if (link) return 'download'
  return isOfCustomer(field) && field.need !== undefined ? copy_to : undefined
}

/** When whoever signed got a copy, and from whom: what they chose stands with their signature. */
export function copyFact({ way, at, by }: CopyGiven, language: Language): Fact {
  const words = paperWords[language]
  return { label: words.copyGiven[way], value: words.given(momentWords(new Date(at), language), by) }
}

/** Of the points as the record has them. */
function inkHash(ink: Ink) {
  return createHash('sha256').update(canonicalJson(ink)).digest('hex')
}
