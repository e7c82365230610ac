import { accountNode, pageNode, pixelNode, userNode } from './accounts/account-nodes';
import { adNode } from './ads/ad-node';
import { adsetNode } from './adsets/adset-node';
import { campaignNode } from './campaigns/campaign-node';
import { creativeNode } from './creatives/creative-node';
import { imageNode } from './images/image-node';
import { runNode } from './insights/run-node';
import type { Kind } from './store/entity';
import { videoNode } from './videos/video-node';
import type { NodeType } from './wire/node-type';

/** How each kind of object is read. */
export const NODE_TYPES: Readonly<Record<Kind, NodeType>> = {
  adaccount: accountNode,
  user: userNode,
  page: pageNode,
  adspixel: pixelNode,
  campaign: campaignNode,
  adset: adsetNode,
  adcreative: creativeNode,
  ad: adNode,
  adimage: imageNode,
  advideo: videoNode,
  report_run: runNode,
};
