import { useFirstWords } from '../words/words.tsx'
import { isDemo } from './company.ts'
import { SheetLayout, type SheetProps } from './sheet-layout.tsx'

/** A sign-in screen of the portal, in the language that it speaks. */
export function SessionSheet(props: SheetProps) {
  const { region } = useFirstWords().session
  return <SheetLayout {...props} region={region} isDemo={isDemo()} />
}
