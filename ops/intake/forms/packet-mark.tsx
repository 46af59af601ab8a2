import type { Progress } from '#domain/forms/answers/progress.ts'
import type { PacketRow } from './packet-plan.ts'

type PacketMarkProps = {
  row: PacketRow
  progress: Progress | undefined
  /** It is done, and work waits all the same. */
  isWaiting?: boolean | undefined
}

/** Where a form stands, as a sign on the line of the packet. What it says stands beside it in words. */
export function PacketMark({ row, progress, isWaiting = false }: PacketMarkProps) {
  return (
    <svg aria-hidden viewBox="0 0 32 32" className="relative size-8 text-ink">
      <Sign status={isWaiting ? 'sent' : row.status} isToSign={row.isToSign} progress={progress} />
    </svg>
  )
}

const ring = {
  cx: 16,
  cy: 16,
  r: 12.5,
  fill: 'var(--surface)',
  stroke: 'currentColor',
  strokeWidth: 2.5,
} as const
const pen = 'M12.5 19.5l.8-3 6-6 2.2 2.2-6 6z M17 20.5h4'

type SignProps = Pick<PacketRow, 'status' | 'isToSign'> & { progress: Progress | undefined }

function Sign({ status, isToSign, progress }: SignProps) {
  switch (status) {
    case 'done':
    case 'complete':
      return (
        <>
          <circle cx="16" cy="16" r="13.5" fill="var(--good)" />
          <path
            d="M10 16.5l4 4 8-8.5"
            fill="none"
            stroke="var(--surface)"
            strokeWidth="3"
            strokeLinecap="round"
          />
        </>
      )
    case 'needs_fix':
    case 'back':
    case 'declined':
    case 'canceled':
      return (
        <>
          <circle cx="16" cy="16" r="13.5" fill="var(--mark)" />
          <path d="M16 9v9M16 22.2v.6" stroke="var(--surface)" strokeWidth="3.2" strokeLinecap="round" />
        </>
      )
    case 'sent':
      return (
        <>
          <circle {...ring} />
          <path
            d="M16 9.5v7l4.5 2.6"
            fill="none"
            stroke="currentColor"
            strokeWidth="2.5"
            strokeLinecap="round"
          />
        </>
      )
    case 'fills':
    case 'locked':
      return (
        <>
          <circle {...ring} className="text-muted" strokeDasharray="5 3.7" />
          {status === 'locked' && (
            <path
              d="M11.5 15.5h9v6.5h-9zM13 15.5v-2.2a3 3 0 0 1 6 0v2.2"
              className="text-muted"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.8"
              strokeLinejoin="round"
            />
          )}
        </>
      )
    case 'begun':
      return isToSign ? (
        <Diamond />
      ) : (
        <Pie share={progress && progress.of > 0 ? progress.answered / progress.of : 0} />
      )
    case 'void':
    case 'open':
      return isToSign ? <Diamond /> : <circle {...ring} />
  }
}

/** Somebody has to sign it before work begins. */
function Diamond() {
  return (
    <>
      <rect
        x="6"
        y="6"
        width="20"
        height="20"
        rx="1.5"
        transform="rotate(45 16 16)"
        fill="var(--gold)"
        stroke="currentColor"
        strokeWidth="2.2"
      />
      <path
        d={pen}
        fill="none"
        stroke="var(--on-gold)"
        strokeWidth="1.7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  )
}

/** How much of it is answered, as on the face of a clock. */
function Pie({ share }: { share: number }) {
  const around = 2 * Math.PI * 5
  return (
    <>
      <circle {...ring} />
      <circle
        cx="16"
        cy="16"
        r="5"
        fill="none"
        stroke="currentColor"
        strokeWidth="10"
        strokeDasharray={`${share * around} ${around}`}
        transform="rotate(-90 16 16)"
      />
    </>
  )
}
