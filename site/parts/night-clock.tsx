/** Two in the morning: sixty strokes, and two hands. */
export function NightClock() {
  return (
    <svg className="night-clock" viewBox="0 0 200 200" aria-hidden="true">
      <circle cx="100" cy="100" r="92" pathLength="360" strokeDasharray="1 5" strokeDashoffset=".5" />
      <circle cx="100" cy="100" r="88" pathLength="360" strokeDasharray="1.6 28.4" strokeDashoffset=".8" />
      <path d="M100 112V36M91 105.2l52.5-30.3" />
    </svg>
  )
}
