import { ImageUp } from 'lucide-react'
import { useId, useRef, useState, type ChangeEvent } from 'react'
import { maxPhotoBytes } from '#domain/photos/photo-limits.ts'
import { problemOf } from '../problem.ts'
import { button } from '../ui/button.ts'
import { FormSection, Wide } from '../ui/form-section.tsx'
import { Notice } from '../ui/notice.tsx'
import { Portrait } from '../ui/portrait.tsx'
import { useProfileWords } from '../words/use-profile-words.ts'
import { keepPortrait, removePortrait, type Profile } from './profile-api.ts'
import { useProfileChange } from './use-profile-change.ts'

/** The picture is sent as soon as it is chosen: there is nothing else to say about it. */
export function PicturePart({ person }: { person: Profile }) {
  const { picture } = useProfileWords()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [tooLarge, setTooLarge] = useState(false)
  const keep = useProfileChange<File>({ change: keepPortrait, done: picture.kept })
  const remove = useProfileChange({ change: removePortrait, done: picture.removed })
  const isBusy = keep.isPending || remove.isPending
  const problem = tooLarge ? picture.tooLarge : (keep.error ?? remove.error)

  function onChoose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0]
    target.value = ''
    if (!file || isBusy) return
    remove.reset()
    keep.reset()
    setTooLarge(file.size > maxPhotoBytes)
    if (file.size <= maxPhotoBytes) keep.mutate(file)
  }

  return (
    <FormSection title={picture.title} lead={picture.lead}>
      <Wide>
        <div className="flex flex-wrap items-center gap-5" aria-busy={isBusy}>
          <Portrait name={person.name} url={person.portrait_url} size="large" />
          <div className="flex min-w-0 flex-1 basis-48 flex-col items-start gap-2">
            <input
              ref={input}
              id={id}
              type="file"
              accept="image/*"
              tabIndex={-1}
              className="sr-only"
              aria-label={picture.choose}
              onChange={onChoose}
            />
            <button
              type="button"
              className={button('plain')}
              aria-disabled={isBusy}
              onClick={() => isBusy || input.current?.click()}
            >
              <ImageUp aria-hidden className="size-5" />
              {keep.isPending ? picture.uploading : person.portrait_url ? picture.replace : picture.choose}
            </button>
            {person.portrait_url ? (
              <button
                type="button"
                className={`-ml-4 ${button('quiet')}`}
                aria-disabled={isBusy}
                onClick={() => isBusy || remove.mutate()}
              >
                {picture.remove}
              </button>
            ) : (
              <p className="text-sm text-muted">{picture.none}</p>
            )}
          </div>
        </div>
        {problem && (
          <div className="mt-3">
            <Notice title={typeof problem === 'string' ? problem : problemOf(problem).detail} />
          </div>
        )}
      </Wide>
    </FormSection>
  )
}
