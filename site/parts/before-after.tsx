import { pictureAddress } from '#domain/projects/addresses.ts'
import type { PublicPhoto, PublishedProject } from '#domain/projects/project.ts'
import type { SiteContext } from '#site/page.ts'

type Props = {
  readonly project: PublishedProject
  readonly site: SiteContext
  /** How wide the picture lies on the page, as `sizes` says it. */
  readonly sizes: string
  /** In view at once, and so fetched at once. */
  readonly first?: boolean
}

/** Two photos of the same spot: side by side, and where scripts run one over the other with a line to drag between them. */
export function BeforeAfter({ project, site, sizes, first = false }: Props) {
  const photo = (shown: PublicPhoto) => <Photo photo={shown} sizes={sizes} first={first} />
  return (
    <div className="pair" data-module={site.assets.urls.modules['before-after']}>
      <figure>
        {photo(project.before)}
        <figcaption>Before</figcaption>
      </figure>
      <figure>
        {photo(project.after)}
        <figcaption>After</figcaption>
      </figure>
      <input
        type="range"
        min="0"
        max="100"
        defaultValue="50"
        aria-label={`How much of before to show: ${project.cause}`}
      />
    </div>
  )
}

function Photo({ photo, sizes, first }: { photo: PublicPhoto; sizes: string; first: boolean }) {
  const address = ({ width }: { width: number }) => pictureAddress(photo.sha256, width)
  const [smallest] = photo.sizes
  if (!smallest) return null
  return (
    <img
      src={address(smallest)}
      srcSet={photo.sizes.map((size) => `${address(size)} ${size.width}w`).join(', ')}
      sizes={sizes}
      width={smallest.width}
      height={smallest.height}
      alt={photo.alt}
      loading={first ? undefined : 'lazy'}
      decoding="async"
    />
  )
}
