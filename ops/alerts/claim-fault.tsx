type ClaimFaultProps = { sentence: string | null; className: string }

/** Why the request was not claimed, beside the button that was pressed for it. */
export function ClaimFault({ sentence, className }: ClaimFaultProps) {
  if (!sentence) return null
  return (
    <p role="alert" className={`mt-1 text-sm font-semibold wrap-anywhere ${className}`}>
      Not claimed. {sentence}
    </p>
  )
}
