import { useWords } from '../words/use-words.ts'
import { charactersLeft } from './characters-left.ts'

/** Beside a field that takes so many characters at most, once there is little room left. */
export function RoomLeft({ id, text, most }: { id: string; text: string; most: number }) {
  const { field } = useWords()
  const left = charactersLeft(text, most)
  return (
    <p id={id} className={left === 0 ? 'text-sm text-red' : 'text-sm text-muted'}>
      {left !== null && field.charactersLeft(left)}
    </p>
  )
}
