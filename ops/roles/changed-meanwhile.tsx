import { button } from '../ui/button.ts'
import { Notice } from '../ui/notice.tsx'
import { changesWords, isUnchanged, type RoleChanges } from './role-changes.ts'
import type { RoleDraft } from './use-role-draft.ts'
import { groupedEntries } from './words.ts'

const shownWords = 3

/** Someone else saved this role while it was being edited here. Both changes can be combined. */
export function ChangedMeanwhile({ draft, theirs }: { draft: RoleDraft; theirs: RoleChanges }) {
  return (
    <Notice title="Someone else changed this role">
      <p>
        {isUnchanged(theirs) ? 'Their change was undone again.' : `${whatChanged(theirs)}.`} Your changes are
        still here.
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <button type="button" className={button('plain')} onClick={draft.catchUp}>
          Combine with my changes
        </button>
        <button type="button" className={button('quiet')} onClick={draft.discard}>
          Discard my changes
        </button>
      </div>
    </Notice>
  )
}

function whatChanged(theirs: RoleChanges) {
  const words = groupedEntries
    .filter(({ permission }) => theirs.permissions.includes(permission))
    .map((entry) => `“${entry.words}”`)
  const shown = words.slice(0, shownWords).join(', ')
  if (!shown) return changesWords(theirs)
  return `${changesWords(theirs)}: ${shown}${words.length > shownWords ? ' and more' : ''}`
}
