import type { components } from '@vendor-panel/contract'
import { formatDateTime, promptClick, type PromptTarget } from '@vendor-panel/domain'
import { Bdi, Button, Heading, Link, ListRow, VisuallyHidden } from '@vendor-panel/ui'
import { Check } from 'lucide-react'
import { useIntl } from 'react-intl'
import { useUser } from '../../shared/user.ts'
import { PromptBody } from './PromptBody.tsx'
import * as styles from './prompts.css.ts'
import { useCompletePrompt } from './use-complete-prompt.ts'

export type Prompt = components['schemas']['Prompt']

/** A notification or a to-do (NOTI-01, NOTI-04..06). `onFollow` is called when its link is followed within the panel. */
export function PromptItem({ prompt, onFollow }: { prompt: Prompt; onFollow?: () => void }) {
  const intl = useIntl()
  const { timeZone } = useUser().details
  const { complete, isPending } = useCompletePrompt(prompt)
  const { type, title, body, createdAt, provider, linkData } = prompt
  const { completes, target } = promptClick(prompt)
  return (
    <div className={styles.row} data-open={completes || undefined}>
      <ListRow
        actions={
          completes && (
            <Button
              size="sm"
              variant="quiet"
              icon={Check}
              aria-label={intl.formatMessage({ id: `prompts.${type}.completeOf` }, { title })}
              isPending={isPending}
              onPress={complete}
            >
              {intl.formatMessage({ id: `prompts.${type}.complete` })}
            </Button>
          )
        }
      >
        <Heading level={3} size="body" dir="auto">
          {completes && <VisuallyHidden>{intl.formatMessage({ id: `prompts.${type}.open` })} </VisuallyHidden>}
          {title}
        </Heading>
        <PromptBody html={body} />
        {linkData && (
          <PromptLink
            target={target}
            text={linkData.text}
            onFollow={() => {
              if (completes) complete()
              onFollow?.()
            }}
          />
        )}
        <div className={styles.facts}>
          <time dateTime={createdAt} dir="ltr">
            {formatDateTime(Temporal.Instant.from(createdAt), timeZone)}
          </time>
          {provider &&
            [provider.name, provider.category, provider.district, provider.city].map((fact) => fact && <Fact key={fact}>{fact}</Fact>)}
        </div>
      </ListRow>
    </div>
  )
}

/** An own path is opened in the panel, another address in a new tab (NOTI-10). */
function PromptLink({ target, text, onFollow }: { target: PromptTarget; text: string; onFollow: () => void }) {
  const intl = useIntl()
  if (target === null) return null
  return (
    <span>
      {target.kind === 'route' ? (
        <Link variant="standalone" href={target.path} onClick={onFollow}>
          <Bdi>{text}</Bdi>
        </Link>
      ) : (
        <Link variant="standalone" href={target.url} target="_blank" onClick={onFollow}>
          <Bdi>{text}</Bdi> <VisuallyHidden>{intl.formatMessage({ id: 'prompts.newTab' })}</VisuallyHidden>
        </Link>
      )}
    </span>
  )
}

/** After a dot that never begins a line. */
const Fact = ({ children }: { children: string }) => (
  <>
    <span aria-hidden>{'\u00A0· '}</span>
    <Bdi>{children}</Bdi>
  </>
)
