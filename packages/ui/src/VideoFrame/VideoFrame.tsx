import { joinClasses } from '../join-classes.ts'
import * as styles from './VideoFrame.css.ts'

// The player needs its own storage. Its origin is not ours, so the page stays out of its reach.
const playerRights = 'allow-scripts allow-same-origin allow-presentation allow-popups'

export interface VideoFrameProps {
  /** The address of the player. The page's policy must allow its host. */
  src: string
  /** Names the frame. */
  title: string
  /** `full` fills the width of what is around it. */
  size?: 'md' | 'full'
}

/** The player of another site, in a frame of the shape 16:9. */
export const VideoFrame = ({ src, title, size = 'md' }: VideoFrameProps) => (
  <iframe
    className={joinClasses(styles.frame, size === 'md' && styles.narrow)}
    src={src}
    title={title}
    loading="lazy"
    sandbox={playerRights}
    allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
    // Players refuse pages that they cannot name.
    referrerPolicy="strict-origin-when-cross-origin"
  />
)
