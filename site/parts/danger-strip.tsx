import { Icon } from '#look/icons.tsx'

/** A strip of its own under the head: whoever is in danger needs another number than ours. */
export function DangerStrip() {
  return (
    <div className="danger-strip">
      <p className="wrap">
        <span>Is anyone in danger?</span>{' '}
        <a href="tel:911">
          <Icon name="phone" />
          <span>Call 911 first</span>
        </a>
      </p>
    </div>
  )
}
