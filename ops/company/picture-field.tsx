import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ImageUp } from 'lucide-react'
import { useId, useRef, type ChangeEvent } from 'react'
import { maxPhotoBytes, maxPhotoMegabytes } from '#domain/photos/photo-limits.ts'
import { storeCompanyPicture } from './company-api.ts'
import { problemOf } from '../problem.ts'
import { button } from '../ui/button.ts'
import { Notice } from '../ui/notice.tsx'
import { picturesQuery } from './queries.ts'

type PictureFieldProps = {
  /** Of the person. */
  name: string
  url: string | null
  hasPicture: boolean
  onChange: (sha256: string | null) => void
}

/** The picture is stored as soon as it is chosen; the website shows it once the form is saved. */
export function PictureField({ name, url, hasPicture, onChange }: PictureFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const client = useQueryClient()
  const store = useMutation({
    async mutationFn(file: File) {
      if (file.size > maxPhotoBytes) throw new Error(tooLarge)
      const stored = await storeCompanyPicture(file)
      client.setQueryData(picturesQuery.queryKey, (known = []) => [stored, ...known])
      return stored
    },
    onSuccess: ({ sha256 }) => onChange(sha256),
  })

  function onChoose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0]
    target.value = ''
    if (file && !store.isPending) store.mutate(file)
  }

  return (
    <div aria-busy={store.isPending}>
      <div className="flex flex-wrap items-center gap-4">
        {url ? (
          <img src={url} alt="" className="h-28 w-40 rounded-sm bg-rail object-cover" />
        ) : (
          <span aria-hidden className="h-28 w-40 rounded-sm border border-dashed border-edge" />
        )}
        <div className="flex flex-col items-start gap-2">
          <input
            ref={input}
            id={id}
            type="file"
            accept="image/*"
            tabIndex={-1}
            className="sr-only"
            aria-label={`Picture of ${name || 'this person'}`}
            onChange={onChoose}
          />
          <button
            type="button"
            className={button('plain')}
            aria-disabled={store.isPending}
            onClick={() => store.isPending || input.current?.click()}
          >
            <ImageUp aria-hidden className="size-5" />
            {store.isPending ? 'Uploading...' : hasPicture ? 'Change picture' : 'Choose a picture'}
          </button>
          {hasPicture && (
            <button type="button" className={`-ml-4 ${button('quiet')}`} onClick={() => onChange(null)}>
              Remove picture
            </button>
          )}
        </div>
      </div>
      {store.error && (
        <div className="mt-3">
          <Notice title={store.error.message === tooLarge ? tooLarge : problemOf(store.error).detail} />
        </div>
      )}
    </div>
  )
}

const tooLarge = `This picture is larger than ${maxPhotoMegabytes} MB. Choose a smaller one.`
