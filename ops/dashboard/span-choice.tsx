import { useLinkProps } from '@tanstack/react-router'
import { spans, type Span } from '#domain/figures/span.ts'

/** How far back the figures look; each span has an address of its own. */
export function SpanChoice({ days }: { days: Span }) {
  return (
    <nav aria-label="Period" className="flex flex-wrap gap-y-px">
      {spans.map((span) => (
        <SpanLink key={span} span={span} isChosen={span === days} />
      ))}
    </nav>
  )
}

function SpanLink({ span, isChosen }: { span: Span; isChosen: boolean }) {
  const link = useLinkProps({
    to: '/ops/dashboard',
    search: span === 30 ? {} : { days: span },
    replace: true,
    resetScroll: false,
  })
  return (
    <a
      {...link}
      // The router's own mark would stand on several: to it, an address without a span fits every span.
      aria-current={isChosen ? 'true' : undefined}
      className="-ml-px grid min-h-12 min-w-20 place-content-center border border-edge px-3 font-display text-lg leading-none hover:bg-wash aria-[current=true]:border-ink aria-[current=true]:bg-ink aria-[current=true]:text-paper lg:min-h-9"
    >
      {span} days
    </a>
  )
}
