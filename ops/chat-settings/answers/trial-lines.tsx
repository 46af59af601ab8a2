import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { neverSay } from '#domain/chat/forbidden-phrases.ts'
import type { Trial, TriedText } from '#domain/chat/published/trial.server.ts'
import { groupWords } from '../group-words.ts'
import { chatWords } from '../preview/seen.ts'
import { ruleWords } from './words.ts'

/** What would happen with a question: danger, match, source and rules, and what a visitor would read. */
export function TrialLines({ trial, tried }: { trial: Trial; tried: TriedText }) {
  const { danger, match, recognized, broken, read, calls_person } = trial
  const isQuoted = read.some(({ kind }) => kind === 'quote')
  const passed = neverSay.length - broken.length
  return (
    <>
      <dl className="text-sm">
        <Line name="Danger" isGood={danger === null}>
          {danger === null ? 'None found' : dangerWords[danger]}
        </Line>
        {recognized.length > 0 && (
          <Line name="Recognized" isGood>
            <Marked text={tried.text} words={recognized} />
          </Line>
        )}
        <Line name="Matches" isGood={isQuoted}>
          {match ? `${match.question} (${Math.round(match.score * 100)} %)` : 'Nothing of ours'}
        </Line>
        <Line name="Source" isGood={isQuoted}>
          {match ? `${match.path}${match.is_published ? ', published answer' : ''}` : 'None'}
        </Line>
        <Line name="Never say" isGood={isQuoted && broken.length === 0}>
          {isQuoted || broken.length > 0
            ? `${passed} of ${neverSay.length} rules passed`
            : 'Nothing to check: no page is quoted'}
          {broken.length > 0 && `; it ${broken.map((rule) => ruleWords[rule].broken).join(', ')}`}
        </Line>
      </dl>
      <p className="mt-2.5 text-sm font-semibold">A visitor reads, {groupWords[tried.group].name}</p>
      {read.map((message, nth) => (
        <Read key={nth} message={message} tried={tried} />
      ))}
      {calls_person && <p className="mt-1 text-sm text-muted">A person is called as well.</p>}
    </>
  )
}

/** The question with the words that were recognized in it. */
function Marked({ text, words }: { text: string; words: readonly string[] }) {
  return text.split(/([\p{L}\p{N}’']+)/u).map((part, nth) =>
    words.includes(part) ? (
      <mark key={nth} className="bg-gold-wash font-semibold text-ink">
        {part}
      </mark>
    ) : (
      part
    ),
  )
}

const edges: Partial<Record<Message['kind'], string>> = { danger: 'border-red', quote: 'border-gold' }

type Message = Trial['read'][number]

function Read({ message, tried: { language } }: { message: Message; tried: TriedText }) {
  const { kind, text, title, from_office } = message
  return (
    <blockquote
      className={`mt-1 border-l-3 pl-3 whitespace-pre-line wrap-anywhere ${edges[kind] ?? 'border-edge'}`}
    >
      {text || (kind === 'person_wanted' && chatWords[language].person_wanted)}
      {title !== '' && (
        <cite className="mt-0.5 block text-sm text-muted not-italic">
          {from_office && 'From our office. See also: '}
          {title}
        </cite>
      )}
    </blockquote>
  )
}

const dangerWords: Readonly<Record<NonNullable<Trial['danger']>, string>> = {
  trapped: 'Someone is trapped',
  gas: 'Gas',
  fire: 'Fire or smoke',
  collapse: 'Collapse',
  'carbon-monoxide': 'Carbon monoxide',
  wire: 'Fallen wire',
  'electricity-in-water': 'Electricity in water',
  electricity: 'Electricity',
  hurt: 'Someone is hurt',
  'found-dead': 'Someone found dead',
  suicidal: 'Suicide',
}

type LineProps = { name: string; isGood: boolean; children: ReactNode }

function Line({ name, isGood, children }: LineProps) {
  const Mark = isGood ? Check : X
  return (
    <div className="grid grid-cols-[5.5rem_minmax(0,1fr)_auto] items-baseline gap-x-2 border-b border-line py-1.5">
      <dt className="text-muted">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
      <Mark aria-hidden className={`size-4 self-center ${isGood ? 'text-green' : 'text-muted'}`} />
    </div>
  )
}
