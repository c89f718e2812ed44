import { Stack, Text } from '@vendor-panel/ui'

/** The paragraphs of an agreement; empty lines separate them (SET-08). */
export const AgreementBody = ({ body }: { body: string }) => (
  <Stack gap="md">
    {body.split(/\n{2,}/).map((paragraph, index) => (
      <Text key={index} isProse dir="auto">
        {paragraph}
      </Text>
    ))}
  </Stack>
)
