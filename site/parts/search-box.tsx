type Props = {
  /** May end with the place to show first. */
  readonly action: string
  readonly label: string
  readonly typed?: string | undefined
}

/** More than this is no search; the rest of it is left unread. */
export const longestSearch = 80

/** A plain form: what was typed stands in the address of the answer. */
export function SearchBox({ action, label, typed }: Props) {
  return (
    <form className="search" role="search" action={action}>
      <label htmlFor="q">{label}</label>
      <div>
        <input
          id="q"
          name="q"
          type="search"
          defaultValue={typed}
          maxLength={longestSearch}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="search"
        />
        <button className="button strong">SEARCH</button>
      </div>
    </form>
  )
}
