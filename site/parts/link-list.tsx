type Entry = { readonly path: string; readonly label: string; readonly note?: string }

/** Links as lines of an index, with a figure at the end of each where there is one. */
export function LinkList({ title, links, wide }: { title: string; links: readonly Entry[]; wide?: boolean }) {
  return (
    <div>
      <h2 className="index-title">{title}</h2>
      <ul className={wide ? 'index wide' : 'index'}>
        {links.map(({ path, label, note }) => (
          <li key={path}>
            <a href={path}>{label}</a>
            {note && <span>{note}</span>}
          </li>
        ))}
      </ul>
    </div>
  )
}
