import { useLinkProps } from '@tanstack/react-router'
import { useMay } from '../session/may.ts'
import { Tab, Tabs } from '../ui/tabs.tsx'
import { useLibraryWords } from '../words/use-library-words.ts'

/** Filling in forms, and making them: the office sees both. */
export function FormTabs({ current }: { current: 'fill' | 'templates' }) {
  const words = useLibraryWords()
  const mayView = useMay('templates.view')
  const mayFill = useMay('forms.fill')
  const fill = useLinkProps({ to: '/ops/forms' })
  const templates = useLinkProps({ to: '/ops/forms/templates' })
  if (!mayView || !mayFill) return null
  return (
    <Tabs label={words.areas}>
      <Tab link={fill} isCurrent={current === 'fill'} label={words.fill} />
      <Tab link={templates} isCurrent={current === 'templates'} label={words.templates} />
    </Tabs>
  )
}
