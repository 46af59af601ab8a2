import { sections } from './section.tsx'

/** Jumps to a part of the form. No links: the address stays, and with it what is typed. */
export function SectionNav() {
  return (
    <nav
      aria-label="Form sections"
      className="sticky top-0 z-10 -mx-4 mt-3 mb-2 overflow-x-auto border-b border-line bg-paper px-4 lg:-top-6 lg:-mx-6.5 lg:px-6.5"
    >
      <ul className="flex gap-x-5">
        {sections.map(({ id, short }) => (
          <li key={id}>
            <button
              type="button"
              className="min-h-12 whitespace-nowrap text-muted hover:text-ink lg:min-h-11"
              onClick={() => goTo(id)}
            >
              {short}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function goTo(id: string) {
  const heading = document.getElementById(id)
  heading?.scrollIntoView()
  heading?.focus({ preventScroll: true })
}
