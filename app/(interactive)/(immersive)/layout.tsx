export { ImmersiveLayout as default } from '@/components/site/immersive-layout';
