import '@vendor-panel/ui/style.css'
import { Button, Stack, TextArea, TextField } from '@vendor-panel/ui'
import { SendHorizontal } from 'lucide-react'

export const Reply = ({ onSend }: { onSend: () => void }) => (
  <Stack gap="lg">
    <TextField label="Subject" description="The couple sees it in their mailbox" />
    <TextArea label="Message" />
    <Button variant="primary" icon={SendHorizontal} isIconDirectional onPress={onSend}>
      Send
    </Button>
  </Stack>
)
