import { KeyList } from '../keys/key-list.tsx'
import { listKeyWords } from '../keys/key-words.ts'
import { Ball } from './reach-ball.tsx'

const reaches = [
  { scope: 'own', name: 'Own', means: 'what they made, and what they are themselves' },
  { scope: 'assigned', name: 'Assigned', means: 'the jobs and requests they are assigned to' },
  { scope: 'all', name: 'All', means: 'everything the company has' },
] as const

/** The second column of a desktop before a role is opened. */
export function NothingChosen() {
  return (
    <section aria-label="No role is open" className="hidden max-w-xl px-8 py-8 text-muted lg:block">
      <h2 className="text-2xl text-ink">Open a role</h2>
      <p className="mt-1 text-pretty">
        Each permission says whose rows it reaches. Who has several roles has all that any of them gives, as
        far as the widest reaches.
      </p>
      <dl className="mt-4">
        {reaches.map(({ scope, name, means }) => (
          <div key={scope} className="flex items-center gap-3 border-b border-line py-2">
            <Ball scope={scope} />
            <dt className="w-20 font-semibold text-ink">{name}</dt>
            <dd>{means}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-6">The keyboard is enough:</p>
      <KeyList words={listKeyWords('role')} />
    </section>
  )
}
