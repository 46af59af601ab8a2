import { peoplePictureAddress, peopleToShow, type PersonShown } from '#domain/company/people.ts'
import type { SiteContext } from '#site/page.ts'

type Size = { readonly width: number; readonly height: number }
type Face = PersonShown & { readonly sizes: readonly Size[] }

/** Crew and truck need a wide one. */
const frames = { founder: undefined, dispatcher: undefined, crew: 'wide', truck: 'wide truck' } as const

/** Those whom the company shows, with what their pictures need. */
export function facesOf({ company, pictures }: SiteContext): Face[] {
  return peopleToShow(company.people).flatMap((person) => {
    const sizes = pictures.get(person.picture) ?? []
    return sizes.length > 0 ? [{ ...person, sizes }] : []
  })
}

/** A section of its own; none at all where nobody agreed to be shown. */
export function People({ site, withTeam = false }: { site: SiteContext; withTeam?: boolean }) {
  const hasTeam = withTeam && teamOf(site).length > 0
  if (facesOf(site).length === 0 && !hasTeam) return null
  return (
    <section className="wrap section">
      <Faces site={site} />
      {hasTeam && <Team site={site} />}
    </section>
  )
}

/** The pictures in a row, which a phone scrolls sideways. */
export function Faces({ site }: { site: SiteContext }) {
  const faces = facesOf(site)
  return (
    <>
      <div className="faces-head">
        <h2>The people you’ll meet</h2>
        {faces.some(({ is_drawing }) => is_drawing) && <p>Drawings, not photos</p>}
      </div>
      {faces.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and keys must scroll it too
        <ul className="faces" tabIndex={0} aria-label="The people you’ll meet">
          {faces.map((face) => (
            <li key={face.picture} className={frames[face.place]}>
              <Picture face={face} />
              <div>
                <h3>{face.name}</h3>
                {face.role && <p className="role">{face.role}</p>}
                {face.sentence && <p>{face.sentence}</p>}
              </div>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function Picture({ face: { picture, sizes, alt, place } }: { face: Face }) {
  const [small] = sizes
  const address = ({ width }: Size) => peoplePictureAddress(picture, width)
  return (
    small && (
      <img
        src={address(small)}
        srcSet={sizes.map((size) => `${address(size)} ${size.width}w`).join(', ')}
        sizes={frames[place] ? '404px' : '235px'}
        width={small.width}
        height={small.height}
        alt={alt}
        loading="lazy"
        decoding="async"
      />
    )
  )
}

/** Employees who agreed to be named on the website, and have no picture there. */
function Team({ site }: { site: SiteContext }) {
  return (
    <ul className="team">
      {teamOf(site).map(({ name, title, bio }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- drawn once, and two people may share a name
        <li key={index}>
          <h3>{name}</h3>
          {title && <p className="role">{title}</p>}
          {bio && <p>{bio}</p>}
        </li>
      ))}
    </ul>
  )
}

export function teamOf(site: SiteContext) {
  const shown = facesOf(site).map(({ name }) => name)
  return site.people.filter(({ name }) => !shown.some((those) => those.includes(name)))
}
