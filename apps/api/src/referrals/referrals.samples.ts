import type { Samples } from '../../test/samples.ts'

export const samples: Samples = {
  fields: { 'createReferralProposal customerUserId': 'ownUserId', 'createCampaignRequest customerUser.id': 'ownUserId' },
  bodies: { createReferralProposal: () => ({ category: { id: 3 } }) },
}
