/** The name of a part of a form, with what it counts. */
export function PartHead({ id, title, aside }: { id: string; title: string; aside?: string | undefined }) {
  return (
    <div className="flex items-baseline justify-between gap-3 border-b border-ink pb-1">
      <h3 id={id} className="text-xl">
        {title}
      </h3>
      {aside && <span className="text-[0.9375rem] text-muted tabular-nums">{aside}</span>}
    </div>
  )
}
