{{- define "switchyard.name" -}}
{{ printf "%s-%s" .root.Release.Name .component | trunc 63 | trimSuffix "-" }}
{{- end }}

{{- define "switchyard.selector" -}}
app.kubernetes.io/name: switchyard
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .component }}
{{- end }}

{{- define "switchyard.labels" -}}
{{ include "switchyard.selector" . }}
app.kubernetes.io/version: {{ .root.Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .root.Release.Service }}
helm.sh/chart: {{ printf "%s-%s" .root.Chart.Name .root.Chart.Version }}
{{- end }}

{{- define "switchyard.image" -}}
{{- $image := index .root.Values.images .component }}
{{- if $image.digest -}}
{{ printf "%s@%s" $image.repository $image.digest }}
{{- else -}}
{{ printf "%s:%s" $image.repository (required (printf "set images.%s.digest or images.%s.tag" .component .component) $image.tag) }}
{{- end }}
{{- end }}

{{/* A setting that is a secret must come from a Secret: in a ConfigMap everyone reads it. */}}
{{- define "switchyard.settings" -}}
{{- $settings := merge (dict) (index .root.Values.settings .component) .root.Values.settings.all }}
{{- range $name, $value := $settings }}
{{- if regexMatch "(_KEYS?|_SECRET|_TOKEN|_PASSWORD|DATABASE_URL|REDIS_URL|SMTP_URL)$" $name }}
{{- fail (printf "%s is a secret: name a Secret in secrets.%s" $name $.component) }}
{{- end }}
{{- if not (eq (toString $value) "") }}
{{ $name }}: {{ toString $value | quote }}
{{- end }}
{{- end }}
{{- end }}

{{/* What a live api refuses to start with is refused before it is installed. */}}
{{- define "switchyard.secrets" -}}
{{- $component := .component }}
{{- range $name, $from := index .root.Values.secrets .component }}
{{- if and (ne $component "worker") (regexMatch "(SEALING_PRIVATE_KEYS|ADS_CLIENT_SECRET|DEVELOPER_TOKEN|WRITER_KEY)$" $name) }}
{{- fail (printf "%s is for the worker alone" $name) }}
{{- end }}
{{- if $from }}
- name: {{ $name }}
  valueFrom:
    secretKeyRef:
      name: {{ $from.name }}
      key: {{ $from.key }}
{{- end }}
{{- end }}
{{- end }}

{{- define "switchyard.podSecurity" -}}
runAsNonRoot: true
runAsUser: 1000
runAsGroup: 1000
seccompProfile: { type: RuntimeDefault }
{{- end }}

{{- define "switchyard.containerSecurity" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities: { drop: [ALL] }
{{- end }}

{{- define "switchyard.placement" -}}
automountServiceAccountToken: false
enableServiceLinks: false
{{- with .root.Values.images.pullSecrets }}
imagePullSecrets: {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .root.Values.nodeSelector }}
nodeSelector: {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .root.Values.tolerations }}
tolerations: {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .root.Values.priorityClassName }}
priorityClassName: {{ . }}
{{- end }}
{{- end }}

{{/* The deployment of a process: api and worker differ in names, ports and values only. */}}
{{- define "switchyard.deployment" -}}
{{- $values := index .root.Values .component }}
apiVersion: apps/v1
kind: Deployment
metadata:
  name: {{ include "switchyard.name" . }}
  labels: {{- include "switchyard.labels" . | nindent 4 }}
spec:
  {{- if not $values.autoscaling.enabled }}
  replicas: {{ $values.replicas }}
  {{- end }}
  revisionHistoryLimit: 5
  strategy:
    type: RollingUpdate
    rollingUpdate: { maxUnavailable: 0, maxSurge: 1 }
  selector:
    matchLabels: {{- include "switchyard.selector" . | nindent 6 }}
  template:
    metadata:
      labels: {{- include "switchyard.labels" . | nindent 8 }}
      annotations:
        # A changed setting replaces the pods.
        checksum/settings: {{ include "switchyard.settings" . | sha256sum }}
    spec:
      {{- include "switchyard.placement" . | nindent 6 }}
      terminationGracePeriodSeconds: {{ $values.terminationGracePeriodSeconds }}
      securityContext: {{- include "switchyard.podSecurity" . | nindent 8 }}
      topologySpreadConstraints:
        - maxSkew: 1
          topologyKey: kubernetes.io/hostname
          whenUnsatisfiable: ScheduleAnyway
          labelSelector:
            matchLabels: {{- include "switchyard.selector" . | nindent 14 }}
      containers:
        - name: {{ .component }}
          image: {{ include "switchyard.image" . | quote }}
          imagePullPolicy: {{ .root.Values.images.pullPolicy }}
          securityContext: {{- include "switchyard.containerSecurity" . | nindent 12 }}
          ports:
            - { name: http, containerPort: {{ $values.port }} }
            - { name: metrics, containerPort: {{ .root.Values.metricsPort }} }
          envFrom:
            - configMapRef: { name: {{ include "switchyard.name" . }} }
          env:
            - { name: {{ .portSetting }}, value: {{ $values.port | quote }} }
            - { name: SWITCHYARD_METRICS_PORT, value: {{ .root.Values.metricsPort | quote }} }
            {{- include "switchyard.secrets" . | trim | nindent 12 }}
          # A process that boots has a minute and a half before it counts as one that hangs.
          startupProbe:
            httpGet: { path: /livez, port: http }
            periodSeconds: 3
            failureThreshold: 30
            timeoutSeconds: 3
          livenessProbe:
            httpGet: { path: /livez, port: http }
            periodSeconds: 10
            failureThreshold: 6
            timeoutSeconds: 3
          # Ready means that the database takes writes; it answers within 2 s whatever hangs.
          readinessProbe:
            httpGet: { path: /readyz, port: http }
            periodSeconds: 5
            failureThreshold: 2
            timeoutSeconds: 3
          resources: {{- toYaml $values.resources | nindent 12 }}
          volumeMounts:
            - { name: tmp, mountPath: /tmp }
      volumes:
        - name: tmp
          emptyDir: { sizeLimit: 256Mi }
{{- end }}

{{/* What goes with the deployment of a process: its settings, its disruption budget. */}}
{{- define "switchyard.companions" -}}
apiVersion: v1
kind: ConfigMap
metadata:
  name: {{ include "switchyard.name" . }}
  labels: {{- include "switchyard.labels" . | nindent 4 }}
data: {{- include "switchyard.settings" . | nindent 2 }}
---
apiVersion: policy/v1
kind: PodDisruptionBudget
metadata:
  name: {{ include "switchyard.name" . }}
  labels: {{- include "switchyard.labels" . | nindent 4 }}
spec:
  # One at a time: a budget that keeps the last pod would stop the drain of its node for ever.
  maxUnavailable: 1
  selector:
    matchLabels: {{- include "switchyard.selector" . | nindent 6 }}
{{- end }}

{{- define "switchyard.autoscaler" -}}
{{- $values := index .root.Values .component }}
{{- $autoscaling := $values.autoscaling }}
apiVersion: autoscaling/v2
kind: HorizontalPodAutoscaler
metadata:
  name: {{ include "switchyard.name" . }}
  labels: {{- include "switchyard.labels" . | nindent 4 }}
spec:
  scaleTargetRef: { apiVersion: apps/v1, kind: Deployment, name: {{ include "switchyard.name" . }} }
  minReplicas: {{ $autoscaling.minReplicas }}
  maxReplicas: {{ $autoscaling.maxReplicas }}
  behavior:
    # A worker that ends hands its work over: the number falls slowly.
    scaleDown:
      stabilizationWindowSeconds: 300
      policies:
        - { type: Pods, value: 1, periodSeconds: 60 }
  metrics:
    - type: Resource
      resource:
        name: cpu
        target: { type: Utilization, averageUtilization: {{ $autoscaling.cpuPercent }} }
    {{- with $autoscaling.dueWork }}
    {{- if .enabled }}
    - type: External
      external:
        metric: { name: {{ .metric }} }
        target: { type: AverageValue, averageValue: {{ .perWorker | quote }} }
    {{- end }}
    {{- end }}
{{- end }}
