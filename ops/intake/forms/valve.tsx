/** The sign for a valve on a plan: two triangles, point to point. Open, it lets the line through. */
export function Valve({ isOpen }: { isOpen: boolean }) {
  return (
    <svg aria-hidden viewBox="0 0 34 40" className="relative h-10 w-8.5 text-ink">
      <path
        d="M2 2h30L17 20zM17 20l15 18H2z"
        fill={isOpen ? 'var(--surface)' : 'var(--gold)'}
        stroke="currentColor"
        strokeWidth="2.4"
        strokeLinejoin="round"
        className="transition-[fill] duration-180 motion-reduce:transition-none"
      />
      {isOpen && <path d="M17 2v36" stroke="currentColor" strokeWidth="4.5" />}
    </svg>
  )
}
