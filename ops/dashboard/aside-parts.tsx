import type { Dashboard } from '#domain/figures/dashboard.ts'
import { English } from '../words/words.tsx'
import { MinePart } from './mine-part.tsx'
import { OwnPart } from './own-part.tsx'
import { PeoplePart } from './people-part.tsx'

type AsidePartsProps = Pick<Dashboard, 'mine' | 'people' | 'own'> & { hasDesk: boolean }

/** What is one's own, and who is there, beside each other below what has to be done. */
export function AsideParts({ mine, people, own, hasDesk }: AsidePartsProps) {
  return (
    <div className="mt-9 grid gap-x-10 gap-y-9 sm:grid-cols-2 lg:grid-cols-[5fr_4fr_4fr]">
      <English>
        {mine && !hasDesk && <MinePart mine={mine} />}
        {people && <PeoplePart people={people} />}
      </English>
      <OwnPart own={own} hasDesk={hasDesk} />
    </div>
  )
}
