import type { SigningLink } from '#domain/signing-requests/signing-request.ts'
import { qrCode } from '#platform/qr-code.ts'
import { clockWords } from '../../../ui/clock.ts'
import { useNow } from '../../../ui/use-now.ts'
import { useSigningLinksWords } from '../../../words/use-signing-links-words.ts'

type LinkSentProps = { link: SigningLink; to: string }

/** The code to scan, or where the message goes. */
export function LinkSent({ link: { address, expires_at }, to }: LinkSentProps) {
  const words = useSigningLinksWords()
  const until = clockWords(new Date(expires_at), useNow(), words.locale)
  return (
    <div className="mt-3 space-y-3" role="status">
      {address ? (
        <Code address={address} until={until} />
      ) : (
        <p className="font-semibold wrap-anywhere">{words.sent(to)}</p>
      )}
      <p className="text-muted">{words.sentMore}</p>
    </div>
  )
}

/** Dark on light in every theme: cameras want it so. */
function Code({ address, until }: { address: string; until: string }) {
  const words = useSigningLinksWords()
  const { path, size } = qrCode(address)
  return (
    <>
      <p className="font-semibold">{words.scan}</p>
      <svg
        role="img"
        aria-label={words.code}
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        className="mx-auto w-full max-w-80 bg-white fill-black"
      >
        <path d={path} />
      </svg>
      <p className="text-muted">{words.until(until)}</p>
    </>
  )
}
