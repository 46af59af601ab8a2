import { maxPhotoBytes, maxPhotos } from '#domain/leads/lead-choices.ts'
import { pictureTypes } from '#platform/images/picture-kind.ts'
import { Icon } from '#look/icons.tsx'
import { described, Remarks } from '#site/parts/fields.tsx'
import type { ContactForm } from './contact-form.ts'

// Safari makes a JPEG of each photo unless HEIC is named here; named, it hands out what the phone took, and page or server read it.
const accepted = pictureTypes.join()
const megabyte = 1024 * 1024

/** Choosing photos; and those that an earlier try has already brought, each of which can be left out again. */
export function ContactPhotos({ form }: { form: ContactForm }) {
  const errors = form.photoErrors.length > 0 ? form.photoErrors : undefined
  const hint = `Up to ${maxPhotos}, JPEG, PNG, WebP or HEIC, ${maxPhotoBytes / megabyte} MB each. The wet line, the source, the room.`
  const remarks = { name: 'photos', hint, errors }
  return (
    <div className="field">
      <label htmlFor="photos">
        Photos <span>optional</span>
      </label>
      <Remarks {...remarks} />
      <div className="file">
        <Icon name="camera" />
        <input id="photos" name="photos" type="file" multiple accept={accepted} {...described(remarks)} />
      </div>
      <ul className="photos" data-photos="" aria-label="Photos">
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
    </div>
  )
}
