import { KeyList } from '../keys/key-list.tsx'
import { listKeyWords } from '../keys/key-words.ts'
import { ScopeMark } from './scope-mark.tsx'

const reaches = [
  { scope: 'own', name: 'Own', means: 'their own records' },
  { scope: 'assigned', name: 'Assigned', means: 'jobs and requests assigned to them' },
  { scope: 'all', name: 'All', means: 'everything in the company' },
] as const

/** The second column of a desktop before a role is opened. */
export function NothingChosen() {
  return (
    <section aria-label="No role is open" className="hidden max-w-xl px-8 py-8 text-muted lg:block">
      <h2 className="text-2xl text-ink">Open a role</h2>
      <p className="mt-1 text-pretty">
        Each permission has a scope. People with several roles get the broadest scope of each permission.
      </p>
      <dl className="mt-4">
        {reaches.map(({ scope, name, means }) => (
          <div key={scope} className="flex items-center gap-3 border-b border-line py-2">
            <ScopeMark scope={scope} />
            <dt className="w-20 font-semibold text-ink">{name}</dt>
            <dd>{means}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-6">Keyboard shortcuts:</p>
      <KeyList words={listKeyWords('role')} />
    </section>
  )
}
