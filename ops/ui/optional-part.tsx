import { useEffect, useState, type ComponentType, type ReactNode } from 'react'

type OptionalPartProps<Props extends object> = {
  /** What the part is needed for; null where it is not. */
  need: string | null
  load: () => Promise<ComponentType<Props>>
  /** What the part is given. */
  of: Props
  /** Holds its place. */
  meanwhile?: ReactNode
}

/**
 * A part whose file is fetched once there is a need for it, and which stays from then on. What can't be fetched is tried again when
 * the need becomes another one: the screen around it goes on without, and nothing is said.
 */
export function OptionalPart<Props extends object>({ need, load, of, meanwhile }: OptionalPartProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null)
  useEffect(() => {
    if (need === null || Part) return
    load().then(
      (loaded) => setPart(() => loaded),
      () => {},
    )
  }, [need, Part, load])
  return Part ? <Part {...of} /> : meanwhile
}
