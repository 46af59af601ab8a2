import { Link } from '@tanstack/react-router'
import type { StoredRequest } from '../store/stored-requests.ts'
import { clockWords } from '../ui/clock.ts'
import { useNow } from '../ui/use-now.ts'
import { useWords } from '../words/use-words.ts'

/** The requests that can be read without a connection, each with its age and how many of its photos are here. */
export function StoredList({ requests }: { requests: readonly StoredRequest[] }) {
  const { choices, locale, device: words } = useWords()
  const now = useNow()
  return (
    <ul className="mt-1 divide-y divide-line border-y border-line">
      {requests.map(({ id, name, reference, town, photo_count, photos_here, at }) => (
        <li key={id} className="flex flex-wrap items-baseline gap-x-4 py-2.5">
          <span className="min-w-0 flex-1 basis-44">
            <Link
              to="/ops/submissions/$id"
              params={{ id }}
              className="font-semibold wrap-anywhere underline decoration-gold decoration-2 underline-offset-4"
            >
              {choices.name(name)}
            </Link>
            <span className="block text-sm text-muted wrap-anywhere">
              {[reference, town].filter(Boolean).join(', ')}
            </span>
          </span>
          <span className="text-sm text-muted tabular-nums">
            {photo_count > 0 && <span className="block">{words.photosHere(photos_here, photo_count)}</span>}
            {words.downloaded(clockWords(new Date(at), now, locale))}
          </span>
        </li>
      ))}
    </ul>
  )
}
