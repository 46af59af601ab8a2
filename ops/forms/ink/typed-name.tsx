/** A name that someone typed in place of ink, on the line where the ink would be. */
export function TypedName({ name, label, role }: { name: string; label: string; role: string }) {
  return (
    <div role="img" aria-label={`${label}: ${name}`} className="border border-edge bg-sheet px-4 pt-8 pb-1">
      <p className="min-h-12 border-b-2 border-edge pb-1 font-display text-3xl wrap-anywhere italic">
        {name}
      </p>
      <p className="text-right text-sm text-muted">{role}</p>
    </div>
  )
}
