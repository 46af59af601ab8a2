import { Navigation } from 'lucide-react'
import { button } from '../ui/button.ts'
import { useWords } from '../words/use-words.ts'
import { directionsTo } from './directions.ts'

/** The way to the customer in the map program of the device. Nothing where no address is known. */
export function DirectionsLink({ place, className }: { place: string; className: string }) {
  const { desk } = useWords()
  const way = directionsTo(place, navigator.userAgent)
  if (!way) return null
  return (
    <a href={way} rel="noreferrer" className={`${className} ${button('plain')}`}>
      <Navigation aria-hidden className="size-5" />
      <span>
        {desk.directions}
        <span className="sr-only">{desk.to(place)}</span>
      </span>
    </a>
  )
}
