type ClaimFaultProps = { sentence: string | null; className: string }

/** Why the request was not claimed, shown beside the button. */
export function ClaimFault({ sentence, className }: ClaimFaultProps) {
  if (!sentence) return null
  return (
    <p role="alert" className={`mt-1 text-sm font-semibold wrap-anywhere ${className}`}>
      Not claimed. {sentence}
    </p>
  )
}
