import type { KeyWords } from './key-words.ts'

export function KeyList({ words }: { words: readonly KeyWords[] }) {
  return (
    <dl className="mt-3">
      {words.map(({ keys, between, does }) => (
        <div key={does} className="flex items-center justify-between gap-4 border-b border-line py-2">
          <dt className="order-2 flex items-center gap-1.5">
            {keys.map((key, at) => (
              <span key={key} className="flex items-center gap-1.5">
                {at > 0 && <span className="text-sm text-muted">{between}</span>}
                <kbd className="min-w-7 rounded-sm border border-edge px-1.5 text-center font-sans text-sm leading-6">
                  {key}
                </kbd>
              </span>
            ))}
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  )
}
