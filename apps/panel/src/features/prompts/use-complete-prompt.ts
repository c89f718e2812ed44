import type { ApiError } from '@vendor-panel/sdk'
import { useIntl } from 'react-intl'
import { refusalText } from '../../shared/refusal-text.ts'
import { showToast } from '../../shared/toasts.ts'
import { useWrite } from '../../shared/use-write.ts'
import type { Prompt } from './PromptItem.tsx'

/** Completes a prompt, with Undo. A failure shows the server's message, otherwise a generic one (NOTI-05, NOTI-07, ERR-09). */
export function useCompletePrompt({ id, type, title }: Prompt) {
  const intl = useIntl()
  const { write, isPending } = useWrite('createPromptAction', {
    refetch: ['listPrompts', 'getPromptMeta'],
    done: () => intl.formatMessage({ id: `prompts.${type}.completed` }, { title }),
    hasForm: true,
  })
  const showFailure = (error: ApiError) => {
    const text = refusalText(error, (id) => intl.formatMessage({ id: id === 'app.error.server.body' ? 'prompts.failed' : id }))
    showToast({ tone: 'critical', text })
  }
  const complete = () => void write({ path: { promptId: id }, body: { type: 'completed' } }).catch(showFailure)
  return { complete, isPending }
}
