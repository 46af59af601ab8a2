import { maxPhotos } from '#domain/leads/lead-choices.ts'
import { maxPhotoMegabytes } from '#domain/photos/photo-limits.ts'
import { pictureTypes } from '#platform/images/picture-kind.ts'
import { described, Remarks } from '#site/parts/fields.tsx'
import type { ContactForm } from './contact-form.ts'

// Safari makes a JPEG of each photo unless HEIC is named here; named, it hands out what the phone took, and page or server read it.
export const acceptedPhotos = pictureTypes.join()

export const photoLimits = `Up to ${maxPhotos} photos, ${maxPhotoMegabytes} MB each.`

/** Choosing photos; and those that an earlier try has already brought, each of which can be left out again. */
export function ContactPhotos({ form }: { form: ContactForm }) {
  const errors = form.photoErrors.length > 0 ? form.photoErrors : undefined
  const remarks = { name: 'photos', hint: `${photoLimits} JPEG, PNG, WebP or HEIC.`, errors }
  return (
    <div className="field">
      <label htmlFor="photos">Photos</label>
      <Remarks {...remarks} />
      <input id="photos" name="photos" type="file" multiple accept={acceptedPhotos} {...described(remarks)} />
      {form.photos.length > 0 && (
        <ul className="photos" aria-label="Photos">
          {form.photos.map(({ sha256, name, thumbnail }) => (
            <li key={sha256}>
              <label>
                <img src={thumbnail} alt="" width="96" height="72" />
                <input type="checkbox" name="kept" value={sha256} defaultChecked />
                {name}
              </label>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
