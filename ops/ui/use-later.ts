import { useEffect, useState, type ComponentType } from 'react'

/**
 * A part whose file is fetched once there is a need for it, and which stays from then on; null until then. What can't be fetched is
 * tried again when the need becomes another one: the screen around it goes on without, and nothing is said.
 */
export function useLater<Props extends object>(
  need: string | null,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> | null {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null)
  useEffect(() => {
    if (need === null || Part) return
    load().then(
      (loaded) => setPart(() => loaded),
      () => {},
    )
  }, [need, Part, load])
  return Part
}
