export { ConnectingHttpModule } from './connecting-http.module';
