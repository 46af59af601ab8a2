import { loadScreen } from '../ui/load-screen.ts'
import type { PhotoViewerProps } from './photo-frame.tsx'
import { WhenOpened } from '../ui/when-opened.tsx'

const PhotoFrame = loadScreen(() => import('./photo-frame.tsx'), 'PhotoFrame')

/** One photo as large as the window, with the arrow keys for the others. */
export function PhotoViewer(props: PhotoViewerProps) {
  return (
    <WhenOpened part={PhotoFrame} isOpen={props.opened !== null} onClose={() => props.onOpen(null)}>
      <PhotoFrame {...props} />
    </WhenOpened>
  )
}
