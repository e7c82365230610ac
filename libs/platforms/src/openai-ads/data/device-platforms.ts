/** OpenAI's platforms by our devices. Tablets are not told from phones. */
export const DEVICE_PLATFORMS = {
  desktop: ['desktop_web'],
  mobile: ['android_app', 'android_web', 'ios_app', 'ios_web'],
} as const;
