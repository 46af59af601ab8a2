import type { UnfitReason } from '../outbox/check-photo.ts'
import type { BurstOutcome } from '../outbox/store-burst.ts'
import { Notice } from '../ui/notice.tsx'
import { useWords } from '../words/use-words.ts'

const reasons = [
  'photo-kind',
  'photo-damaged',
  'photo-too-large',
  'photo-unreadable',
] as const satisfies UnfitReason[]

/** Files that were chosen and are no photos, by name, and what to do about each. The good ones beside them were added. */
export function UnfitPhotos({ unfit }: Pick<BurstOutcome, 'unfit'>) {
  const { field, locale } = useWords()
  if (unfit.length === 0) return null
  const list = new Intl.ListFormat(locale, { type: 'conjunction' })
  return (
    <Notice title={field.unfit.title(unfit.length)}>
      {reasons.map((reason) => {
        const names = unfit.filter((file) => file.reason === reason).map(({ name }) => name)
        return (
          names.length > 0 && (
            <p key={reason} className="wrap-anywhere">
              {field.unfit.reasons[reason](list.format(names), names.length)}
            </p>
          )
        )
      })}
    </Notice>
  )
}
